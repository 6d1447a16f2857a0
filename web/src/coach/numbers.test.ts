import { expect, test } from 'vitest';
import { codesAfter, percent, restOf, shortPercent } from './numbers';

test('what is possible is not called 0 %, and what is not certain is not called 100 %', () => {
  expect([0, 0.004, 0.01, 0.5, 0.99, 0.996, 1].map(shortPercent)).toEqual([
    '0%',
    '<1%',
    '1%',
    '50%',
    '99%',
    '>99%',
    '100%',
  ]);
  expect([0, 0.004, 0.5, 0.996, 1].map(percent)).toEqual([
    '0%',
    'review-percent-under',
    '50%',
    'review-percent-over',
    '100%',
  ]);
});

test('two shares make a whole as they are shown', () => {
  expect([0.505, 0.004].map((share) => [shortPercent(share), shortPercent(restOf(share))])).toEqual([
    ['51%', '49%'],
    ['<1%', '>99%'],
  ]);
});

test('bits are told as codes', () => {
  expect([codesAfter(64, 3), codesAfter(1000, 1), codesAfter(8, null)]).toEqual(['8.0', '500', '8.0']);
});
