// The characters of the computers. `tests/server/test_cards.py` expects the same name on cards.
import { describe, expect, it } from 'vitest';
import { computerName } from './computers';

describe('the name of a computer', () => {
  it('is that of a character, as on the cards of the server', () => {
    expect(computerName('casual', 3)).toBe('Fern');
  });

  it('is missing for a level without characters', () => {
    expect(computerName('unknown', 0)).toBeNull();
  });
});
