// Makes src/api/schemas.ts from the OpenAPI document on standard input. `make types` runs it. With --check it writes
// nothing and fails when the file is stale.
import { readFile, writeFile } from 'node:fs/promises';
import { json } from 'node:stream/consumers';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

const FILE = 'src/api/schemas.ts';
const HEADER = `// Made by \`make types\` from the OpenAPI document of the server. Do not edit.\n\n`;

const nodes = await openapiTS(await json(process.stdin), { alphabetize: true, defaultNonNullable: false });
const options = { ...(await resolveConfig(FILE)), filepath: FILE };
const made = await format(HEADER + astToString(nodes), options);

if (!process.argv.includes('--check')) await writeFile(FILE, made);
else if (made !== (await readFile(FILE, 'utf8'))) {
  console.error(`keypeg: web/${FILE} is stale: run \`make types\``);
  process.exit(1);
}
