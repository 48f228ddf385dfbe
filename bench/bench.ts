import { timeTransactions } from '../apps/server/src/testing/durability/time-transactions.ts';
import { scriptBudgets } from '../tools/measuring/script-budgets.ts';
import { measureAnswers } from './answers.ts';
import { startBench } from './browser.ts';
import { firstText } from './first-text.ts';
import { measureGrowth } from './growth.ts';
import { measureImport } from './import/import.ts';
import { budgets, lighthouseScores } from './lighthouse.ts';
import { measureLimits } from './limits/limits.ts';
import { openLongChat } from './long-chat.ts';
import { layoutShifts, scriptWeights } from './page-weight.ts';
import { quickBench } from './quick/quick.ts';
import { ratioOfBest } from './quick/verdict.ts';
import { ratioOf, summaryLine } from './statistics.ts';
import { respondSlowly, streamLongAnswer } from './streaming.ts';
import { atOnceLines, measureAtOnce } from './streams/at-once.ts';
import { besideLines, measureBeside } from './streams/beside.ts';
import { measureMemory, memoryLines } from './streams/memory.ts';
import { measureStreams, streamLines } from './streams/streams.ts';

/** `npm run bench [part…]`, or `quick`: measurements, each beside its budget, as a ratio to a baseline of the same run where time counts. */
const parts: Record<string, () => Promise<void>> = {
  'first-text': async () => {
    const { product, straight } = await firstText();
    console.log('Time to first text, against straight to a provider that takes 200 ms');
    console.log(summaryLine('straight to the provider', straight));
    console.log(summaryLine('through the product', product));
    console.log(
      `  ratio of the medians ${ratioOf(product, straight).toFixed(3)} (to reach: 1.05 or less)`,
    );
  },

  streams: async () => {
    console.log('40 concurrent answers on one core, against a bare pass-through to the provider');
    for (const kind of ['postgres', 'embedded'] as const) {
      const rounds = await measureStreams(kind);
      console.log(`  ${kind}${rounds ? '' : ': not installed'}`);
      for (const line of rounds ? streamLines(rounds) : []) console.log(line);
    }
  },

  beside: async () => {
    // Only for a comparison: without other versions, it is `streams`.
    const folders = process.env['BENCH_BESIDE']?.split(',');
    if (!folders) return;
    console.log('A bare pass-through, other versions and this one, at the same time on one core');
    for (const kind of ['postgres', 'embedded'] as const) {
      const windows = await measureBeside(kind, folders);
      console.log(`  ${kind}${windows ? '' : ': not installed'}`);
      for (const line of windows ? besideLines(windows, folders) : []) console.log(line);
    }
  },

  'at-once': async () => {
    console.log(
      'Concurrent answers on one core until first text takes twice as long or tokens fall behind',
    );
    for (const kind of ['postgres', 'embedded'] as const) {
      const steps = await measureAtOnce(kind);
      console.log(`  ${kind}${steps ? '' : ': not installed'}`);
      for (const line of steps ? atOnceLines(steps) : []) console.log(line);
    }
  },

  memory: async () => {
    console.log('Memory of a server');
    for (const [kind, goal] of [
      ['postgres', 120],
      ['embedded', 220],
    ] as const) {
      const memory = await measureMemory(kind);
      console.log(`  ${kind}${memory ? '' : ': not installed'}`);
      for (const line of memory ? memoryLines(memory, goal) : []) console.log(line);
    }
  },

  limits: async () => {
    console.log('Where one PostgreSQL ends (in brackets: of the first line)');
    await measureLimits((lines) => console.log(lines.join('\n')));
  },

  answers: async () => {
    const { product, straight } = await measureAnswers();
    console.log(
      'CPU time of an answer on the embedded database, against straight from the provider',
    );
    console.log(summaryLine('straight from the provider', straight));
    console.log(summaryLine('through the whole server', product));
    console.log(`  ratio of the best rounds ${ratioOfBest(product, straight).toFixed(1)}`);
  },

  growth: async () => {
    console.log('Reads with many users, against 10');
    for (const [kind, users] of [
      ['postgres', 200_000],
      ['postgres', 1_000_000],
      ['embedded', 200_000],
    ] as const) {
      const times = await measureGrowth(kind, users);
      console.log(`  ${kind}${times ? '' : ': not installed'}`);
      for (const [name, { few, many }] of times ?? []) {
        console.log(summaryLine(`${name}, 10 users`, few));
        console.log(summaryLine(`${name}, ${users.toLocaleString('en')} users`, many));
        console.log(`  ratio of the medians ${ratioOf(many, few).toFixed(2)} (budget 1.5)`);
      }
    }
  },

  import: async () => {
    const size = { users: 10_000, chatsPerUser: 10, messagesPerChat: 10 };
    console.log('An import of 10,000 users and 1,000,000 messages from Firebase (budget 600 s)');
    for (const kind of ['postgres', 'embedded'] as const) {
      const times = await measureImport(kind, size);
      console.log(`  ${kind}${times ? '' : ': not installed'}`);
      if (!times) continue;
      const { reading, first, again, report } = times;
      console.log(`  read and checked only: ${reading.toFixed(0)} s`);
      console.log(`  imported: ${first.toFixed(0)} s, ${(first / reading).toFixed(1)} times`);
      console.log(`  once more: ${again.toFixed(0)} s, ${(again / reading).toFixed(1)} times`);
      for (const line of report) console.log(`    ${line}`);
    }
  },

  weight: async () => {
    const bench = await startBench((answer) => answer.finish());
    try {
      const { logIn, chat } = await scriptWeights(bench);
      console.log('Script after gzip');
      const budget = {
        login: kilobytes(scriptBudgets.login.EN),
        chat: kilobytes(scriptBudgets.chat.EN),
      };
      console.log(
        `  log-in: ${kilobytes(logIn)} (budget ${budget.login}; Vercel's chatbot 167 kB)`,
      );
      console.log(
        `  chat, ready to type: ${kilobytes(chat)} (budget ${budget.chat}; chat-ui 322 kB, Vercel's chatbot up to 1,115 kB)`,
      );
      console.log('Layout shift (budget 0.02)');
      for (const [path, shift] of Object.entries(await layoutShifts(bench))) {
        console.log(`  ${path}: ${shift.toFixed(4)}`);
      }
    } finally {
      await bench.stop();
    }
  },

  'long-chat': async () => {
    const bench = await startBench((answer) => {
      answer.say('Start with who is awake: **bakers**, drivers, nurses.');
      answer.finish();
    });
    try {
      const { short, long, nodes } = await openLongChat(bench);
      console.log('A chat of 5,000 messages, against one of 50');
      console.log(summaryLine('50 messages', short));
      console.log(summaryLine('5,000 messages', long));
      console.log(`  ratio of the medians ${ratioOf(long, short).toFixed(2)} (budget 1.5)`);
      console.log(`  DOM nodes ${nodes} (budget 2,500; LibreChat 121,000 at 300 rows)`);
    } finally {
      await bench.stop();
    }
  },

  streaming: async () => {
    const bench = await startBench((answer) => void respondSlowly(answer));
    try {
      const { chat, plain, streamdown } = await streamLongAnswer(bench);
      console.log('Scripting of 20,000 characters in 2,000 pieces');
      console.log(summaryLine('plain text, appended', plain));
      console.log(summaryLine('in Streamdown', streamdown));
      console.log(summaryLine('in the chat', chat));
      console.log(`  against plain text ${ratioOf(chat, plain).toFixed(1)} (budget 6)`);
      console.log(`  against Streamdown ${ratioOf(chat, streamdown).toFixed(2)} (budget 0.25)`);
    } finally {
      await bench.stop();
    }
  },

  durability: async () => {
    const { synced, unsynced } = await timeTransactions();
    console.log('A transaction of the embedded database, synced to disk, against unsynced');
    for (const kind of ['alone', 'together'] as const) {
      console.log(summaryLine(`unsynced, ${kind}`, unsynced[kind]));
      console.log(summaryLine(`synced, ${kind}`, synced[kind]));
      const ratio = ratioOf(synced[kind], unsynced[kind]).toFixed(2);
      console.log(`  ratio of the medians ${ratio}`);
    }
  },

  lighthouse: async () => {
    const bench = await startBench((answer) => {
      answer.say('Start with who is awake: **bakers**, drivers, nurses.');
      answer.finish();
    });
    try {
      console.log('Lighthouse, the middle of several rounds');
      for await (const { name, scores, speeds, isBusy } of lighthouseScores(bench)) {
        console.log(`  ${name} (speed of the machine ${speeds.join(', ')})`);
        if (isBusy) console.log('    the machine is too busy for the performance to count');
        for (const { category, rounds, median, faults } of scores) {
          const budget = budgets[category] ?? 0;
          console.log(`    ${category}: ${median} (${rounds.join(', ')}; budget ${budget})`);
          if (median < budget) for (const fault of faults) console.log(`      ${fault}`);
        }
      }
    } finally {
      await bench.stop();
    }
  },
};

const wanted = process.argv.slice(2);
// Servers that ran in this process have timers.
if (wanted.includes('quick')) process.exit((await quickBench()) ? 0 : 1);
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await run();
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
