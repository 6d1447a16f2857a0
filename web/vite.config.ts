import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { fluent } from './fluent.ts';
import { fontSubset } from './font-subset.ts';

export default defineConfig({
  // relative, so that the server can put the pages under any path
  base: './',
  plugins: [fluent(), svelte(), fontSubset()],
  server: {
    // for development: run `keypeg serve` and `npx vite` side by side
    proxy: { '/api': { target: 'http://localhost:8000', ws: true } },
    fs: { allow: ['..'] },
  },
  build: {
    outDir: '../src/keypeg/server/pages',
    emptyOutDir: true,
    target: 'es2022',
    // browsers with light-dark()
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // the server reads it to name in the HTML what a page needs
    manifest: 'modules.json',
    modulePreload: { polyfill: false },
    // the content security policy allows no data: URLs
    assetsInlineLimit: 0,
    // one file for what every page needs and one for what every board needs: on a phone, requests cost more than bytes
    rolldownOptions: {
      // advice about the build itself, which it gives on a busy machine
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'table', test: /TablePage\.svelte$/ },
          ],
        },
      },
    },
  },
});
