import { brandFields } from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import { userDocument } from '@savet/contract/testing/user-document';

/** A Bulgarian user on Pro, with this text in every field of the Brand Hub, and with two colours. */
export function userWithBrandHub(text: string): UserDocument {
  const user = userDocument({ plan: 'pro', language: 'BG' });
  for (const { path, name } of brandFields) {
    const [, group = '', ...rest] = path.split('.');
    const value =
      name === 'brandColors'
        ? JSON.stringify({ primary: [{ hex: '#7A1F3D' }], secondary: [{ hex: '#2F5D50' }] })
        : text;
    if (group === 'profile') user.userInfo.profile[rest[0] ?? ''] = value;
    else {
      const [section = '', field = ''] = rest;
      user.userInfo.brandHub[section] = { ...user.userInfo.brandHub[section], [field]: value };
    }
  }
  return user;
}
