import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { CreatedPasskey, UsedPasskey } from '@savet/contract/accounts/passkeys';
import type { CallOutput } from '@savet/contract/calls';

type CreationOptions = CallOutput<'startPasskey'>['options'];
type RequestOptions = CallOutput<'startPasskeyLogIn'>['options'];

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** Answers of an authenticator or a browser that differ from the right ones. */
export interface Deviations {
  origin?: string;
  rpId?: string;
  challenge?: string;
  userHandle?: string;
  isUserVerified?: boolean;
  signCount?: number;
}

/** A passkey in software, with browser: ECDSA with P-256, no attestation (WebAuthn, sections 6 and 8.7). */
export class SoftwareAuthenticator {
  readonly #origin: string;
  readonly #id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #publicKey: { x: Buffer; y: Buffer };
  #userHandle = '';
  #signCount = 0;

  /** @param origin of the page that uses it */
  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#publicKey = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
  }

  get id(): string {
    return this.#id.toString('base64url');
  }

  create(options: CreationOptions, deviations: Deviations = {}): CreatedPasskey {
    this.#userHandle = options.user.id;
    const authData = this.#authenticatorData(options.rp.id, HAS_CREDENTIAL, deviations);
    const attestationObject = cborMap([
      ['fmt', cborText('none')],
      ['attStmt', cborMap([])],
      ['authData', cborBytes(authData)],
    ]);
    return {
      id: this.id,
      clientDataJSON: this.#clientData('webauthn.create', options.challenge, deviations),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    };
  }

  use(options: RequestOptions, deviations: Deviations = {}): UsedPasskey {
    this.#signCount += 1;
    const authData = this.#authenticatorData(options.rpId, 0, deviations);
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, deviations);
    const clientDataHash = createHash('sha256')
      .update(Buffer.from(clientDataJSON, 'base64url'))
      .digest();
    const signature = createSign('sha256').update(authData).update(clientDataHash).sign(this.#key);
    return {
      id: this.id,
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: deviations.userHandle ?? this.#userHandle,
    };
  }

  #clientData(type: string, asked: string, deviations: Deviations): string {
    const { challenge = asked, origin = this.#origin } = deviations;
    const data = { type, challenge, origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }

  #authenticatorData(askedRpId: string, moreFlags: number, deviations: Deviations): Buffer {
    const { rpId = askedRpId, isUserVerified = true, signCount = this.#signCount } = deviations;
    const flags = USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0) | moreFlags;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(signCount, 1);
    const rpIdHash = createHash('sha256').update(rpId).digest();
    const credential = moreFlags & HAS_CREDENTIAL ? this.#credential() : Buffer.alloc(0);
    return Buffer.concat([rpIdHash, head, credential]);
  }

  /** An authenticator without a model, the id, and the public key in COSE. */
  #credential(): Buffer {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const { x, y } = this.#publicKey;
    const key = cborMap([
      [1, cborInteger(2)],
      [3, cborInteger(-7)],
      [-1, cborInteger(1)],
      [-2, cborBytes(x)],
      [-3, cborBytes(y)],
    ]);
    return Buffer.concat([Buffer.alloc(16), length, this.#id, key]);
  }
}

/** The pieces of CBOR (RFC 8949) that WebAuthn needs. */
function cborMap(entries: [string | number, Buffer][]): Buffer {
  const parts = entries.flatMap(([key, value]) => [
    typeof key === 'string' ? cborText(key) : cborInteger(key),
    value,
  ]);
  return Buffer.concat([cborHead(5, entries.length), ...parts]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborInteger(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
}

/** @param value less than 65,536 */
function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
