import { describe, expect, test } from 'vitest';
import addresses from '../../../src/keypeg/server/page_routes.json';
import { matchPage } from './addresses';

describe('every address of the server', () => {
  for (const [page, paths] of Object.entries(addresses))
    for (const path of paths)
      test(`${path} has a page`, () => {
        const variables = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'abc123']);
        const match = matchPage(path.replaceAll(/\{\w+\}/g, 'abc123'));
        expect(match).toEqual({ page, props: Object.fromEntries(variables) });
      });
});

test.each(['/nowhere', '/new', '/table/', '/rules/a/b', '/tables/abc', '/new/A-b'])(
  '%s has no page',
  (path) => {
    expect(matchPage(path)).toBeNull();
  },
);
