// Answers that come line by line (`application/x-ndjson`), each line as soon as the server knows it.
import { ApiError, send } from './client';

/** The lines of an answer, as they come. */
export async function* lines<Line>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): AsyncGenerator<Line> {
  const response = await send(method, path, body, signal);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let begun = '';
  try {
    for (;;) {
      const { value, done } = await reader.read().catch(() => {
        throw new ApiError('no_connection', null, 'the answer broke off');
      });
      const parts = (begun + (value ?? '')).split('\n');
      begun = parts.pop()!;
      for (const part of parts) if (part) yield JSON.parse(part) as Line;
      if (done) return;
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}
