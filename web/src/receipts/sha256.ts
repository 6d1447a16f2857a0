// SHA-256 of a text. Browsers have it only in a secure context, and a page from http:// is none unless it comes from
// localhost, so there is a small version of our own.

/** The SHA-256 of a text, in hex. */
export async function sha256(
  text: string,
  subtle: SubtleCrypto | null = globalThis.crypto?.subtle ?? null,
): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const digest = subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : ownSha256(bytes);
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const BLOCK_BYTES = 64;

/** SHA-256 as FIPS 180-4 has it. */
function ownSha256(message: Uint8Array): Uint8Array {
  const blocks = Math.ceil((message.length + 9) / BLOCK_BYTES);
  const padded = new Uint8Array(blocks * BLOCK_BYTES);
  padded.set(message);
  padded[message.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  words.setUint32(padded.length - 4, message.length * 8);

  const hash = Uint32Array.from(FIRST_PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
  const schedule = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += BLOCK_BYTES) {
    for (let at = 0; at < 64; at++)
      schedule[at] = at < 16 ? words.getUint32(block + at * 4) : scheduled(schedule, at);
    let [a, b, c, d, e, f, g, h] = hash as unknown as Eight;
    for (let at = 0; at < 64; at++) {
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const first =
        (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + CONSTANTS[at]! + schedule[at]!) | 0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, at) => (hash[at] = hash[at]! + value));
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((value, at) => digest.setUint32(at * 4, value));
  return new Uint8Array(digest.buffer);
}

type Eight = [number, number, number, number, number, number, number, number];

function scheduled(schedule: Uint32Array, at: number): number {
  const [early, late] = [schedule[at - 15]!, schedule[at - 2]!];
  const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
  const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
  return schedule[at - 16]! + first + schedule[at - 7]! + second;
}

/** A word turned to the right. */
function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits behind the point. */
function fraction(value: number): number {
  return Math.floor((value % 1) * 2 ** 32);
}

const FIRST_PRIMES = primes(64);
const CONSTANTS = FIRST_PRIMES.map((prime) => fraction(Math.cbrt(prime)) | 0);

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}
