import { afterEach, expect, test, vi } from 'vitest';
import { keepAwake } from './wakeLock';

function device(request?: () => Promise<unknown>) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', request ? { wakeLock: { request } } : {});
  return {
    show(state: 'visible' | 'hidden') {
      page.visibilityState = state;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

test('the screen stays on until the role is left, also after the page was hidden', async () => {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const request = vi.fn(async () => {
    const lock = { released: false, release: async () => void (lock.released = true) };
    locks.push(lock);
    return lock;
  });
  const { show } = device(request);
  const end = keepAwake();
  await vi.waitFor(() => expect(locks).toHaveLength(1));
  show('visible');
  expect(request, 'it is on already').toHaveBeenCalledTimes(1);
  locks[0]!.released = true; // as the browser does when the page is hidden
  show('hidden');
  expect(request).toHaveBeenCalledTimes(1);
  show('visible');
  await vi.waitFor(() => expect(locks).toHaveLength(2));
  end();
  expect(locks[1]!.released).toBe(true);
  show('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

test('a device that refuses, or knows nothing of it, is no fault', async () => {
  device(() => Promise.reject(new Error('battery')));
  keepAwake()();
  device();
  const end = keepAwake();
  await Promise.resolve();
  end();
});
