import type { UserInfo } from '../../platform/db/tables/account-tables.ts';

/**
 * Returns a copy of the profile with `value` at a path of the contract, such as `userInfo.brandHub.brandCore.mission`.
 * @throws Error when the path is not a Brand Hub field
 */
export function withValueAt(userInfo: UserInfo, path: string, value: string): UserInfo {
  const [, part, ...names] = path.split('.');
  const [first, second] = names;
  if (part === 'profile' && first !== undefined) {
    return { ...userInfo, profile: { ...userInfo.profile, [first]: value } };
  }
  if (part === 'brandHub' && first !== undefined && second !== undefined) {
    const section = { ...userInfo.brandHub[first], [second]: value };
    return { ...userInfo, brandHub: { ...userInfo.brandHub, [first]: section } };
  }
  throw new Error(`${path} is not a path of the Brand Hub`);
}
