import { brandFieldAt, brandValue } from '@savet/contract/brand-hub';
import type { Person } from '../../../apps/server/src/testing/person.ts';
import type { FaultWorld } from '../fault-case.ts';
import { ensure } from '../tally.ts';
import { until } from '../wait.ts';
import { FieldOnScreen } from './brand-hub-screen.ts';
import { type Visit, visitForEach } from './visit.ts';

const mission = fieldAt('userInfo.brandHub.brandCore.mission');
const vision = fieldAt('userInfo.brandHub.brandCore.vision');

interface Round {
  /** The fault in the page while the edit waits. */
  page: 'stays' | 'reloads' | 'is closed';
  /** The text that is saved elsewhere meanwhile. */
  elsewhere: 'nothing' | 'another field' | 'the same field';
  /** How a conflict is decided. */
  choice?: 'saveOwn' | 'keepSaved';
}

const rounds: readonly Round[] = [
  { page: 'stays', elsewhere: 'nothing' },
  { page: 'reloads', elsewhere: 'nothing' },
  { page: 'is closed', elsewhere: 'nothing' },
  { page: 'stays', elsewhere: 'another field' },
  { page: 'reloads', elsewhere: 'another field' },
  { page: 'stays', elsewhere: 'the same field', choice: 'saveOwn' },
  { page: 'reloads', elsewhere: 'the same field', choice: 'saveOwn' },
  { page: 'reloads', elsewhere: 'the same field', choice: 'keepSaved' },
];

/** A field is edited without a network: the edit is kept, sent later, and never overwrites another one unseen. */
export async function editOffline(world: FaultWorld): Promise<void> {
  await visitForEach(world, rounds, (visit, round) => editField(world, visit, round));
}

async function editField(
  { person, tally }: FaultWorld,
  visit: Visit,
  { page, elsewhere, choice }: Round,
): Promise<void> {
  const id = crypto.randomUUID();
  const own = `Хляб и без мрежа, ${id}`;
  const other = `Хляб от друго място, ${id}`;
  const otherField = elsewhere === 'another field' ? vision : mission;
  await person.call('saveBrandField', { path: mission.path, value: `Хляб, ${id}` });
  const field = new FieldOnScreen(visit.page, mission);
  await field.open();
  await visit.loseNetwork();
  await field.edit();
  await field.input.fill(own);
  await field.save();
  await field.waits();
  if (elsewhere !== 'nothing') {
    await person.call('saveBrandField', { path: otherField.path, value: other });
  }
  if (page === 'reloads') await visit.page.reload();
  if (page === 'is closed') await visit.page.close();

  await visit.findNetwork();
  // Edits are sent from every screen.
  if (page === 'is closed') await (await visit.context.newPage()).goto('/chat');
  await tally.recovery(async () => {
    if (choice === undefined) await isSaved(person, own);
    else await field.compare();
  });
  if (elsewhere !== 'nothing') {
    const stored = await valueOf(person, otherField);
    ensure(stored === other, 'lost', `an edit made elsewhere was overwritten: ${stored}`);
  }
  if (choice !== undefined) {
    for (const text of [own, other]) {
      const isShown = await field.dialog.getByText(text).isVisible();
      ensure(isShown, 'lost', `the conflict does not show: ${text}`);
    }
    await field.choose(choice);
  }
  const isOwn = choice !== 'keepSaved';
  if (isOwn) await isSaved(person, own);
  await checkVersions(person, own, isOwn ? 1 : 0);
  if (elsewhere === 'the same field') await checkVersions(person, other, 1);
  const left = await valueOf(person, mission);
  ensure(left === (isOwn ? own : other), 'lost', `the field is: ${left}`);
  tally.acknowledged += 1 + Number(elsewhere !== 'nothing');
}

function fieldAt(path: string) {
  const field = brandFieldAt(path);
  if (!field) throw new Error(`no field is at ${path}`);
  return field;
}

async function valueOf(person: Person, field: ReturnType<typeof fieldAt>): Promise<string> {
  const { user } = await person.call('getUser', {});
  return brandValue(user.userInfo, field);
}

async function isSaved(person: Person, value: string): Promise<void> {
  await until('the edit is saved', async () => (await valueOf(person, mission)) === value);
}

/** Checks how often a text was saved. */
async function checkVersions(person: Person, value: string, expected: number): Promise<void> {
  const { versions } = await person.call('listBrandVersions', { path: mission.path });
  const count = versions.filter((version) => version.value === value).length;
  ensure(count >= expected, 'lost', `a version is missing: ${value}`);
  ensure(count <= expected, 'doubled', `saved ${count} times, not ${expected}: ${value}`);
}
