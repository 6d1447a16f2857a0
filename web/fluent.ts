// Reads Fluent files while the pages are built, so that a browser needs no parser: each becomes its messages as data.
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import type { Messages, Part, Pattern } from './src/words/messages.ts';

type Parsed = FluentResource['body'][number]['value'];
type ParsedPart = Exclude<NonNullable<Parsed>, string>[number];

export function fluent(): Plugin {
  return {
    name: 'fluent',
    enforce: 'pre',
    transform(text, id) {
      if (!id.endsWith('.ftl')) return null;
      return { code: `export default ${JSON.stringify(compile(text))}`, map: null, moduleType: 'js' };
    },
  };
}

export function compile(text: string): Messages {
  const messages: Messages = {};
  for (const { id, value } of new FluentResource(text).body) messages[id] = pattern(value);
  return messages;
}

function pattern(value: Parsed): Pattern {
  if (value === null || typeof value === 'string') return value ?? '';
  return value.map(part);
}

/** What our messages use of Fluent: variables, texts, PEGS of a variable, and choices by a variable. */
function part(parsed: ParsedPart): Part {
  if (typeof parsed === 'string') return parsed;
  switch (parsed.type) {
    case 'str':
      return parsed.value;
    case 'var':
      return [parsed.name];
    case 'func': {
      const [argument] = parsed.args;
      if (parsed.name === 'PEGS' && argument?.type === 'var') return [argument.name, 'pegs'];
      break;
    }
    case 'select': {
      if (parsed.selector.type !== 'var') break;
      const variants = parsed.variants.map(({ key, value }) => [String(key.value), pattern(value)] as const);
      return [parsed.selector.name, Object.fromEntries(variants), variants[parsed.star]![0]];
    }
  }
  throw new Error(`the pages do not understand this in a message: ${JSON.stringify(parsed)}`);
}
