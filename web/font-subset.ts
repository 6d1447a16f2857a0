// Subsets the typeface while the pages are built: only the characters and weights that they use.
// @ts-expect-error: the package has no types
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Latin-1 and Latin Extended-A, with the punctuation and arrows of the texts. */
const CHARACTERS =
  Array.from({ length: 0x17f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('') +
  '–—‘’‚“”„…•′″‹›€→−✓';
const WEIGHTS = { min: 400, max: 800 };

export function fontSubset(): Plugin {
  return {
    name: 'font-subset',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue;
        file.source = await subsetFont(file.source, CHARACTERS, {
          targetFormat: 'woff2',
          variationAxes: { wght: WEIGHTS },
        });
      }
    },
  };
}
