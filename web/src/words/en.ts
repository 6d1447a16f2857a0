import boxes from '../../../src/keypeg/locales/en/boxes.ftl?raw';
import letters from '../../../src/keypeg/locales/en/letters.ftl?raw';
import match from '../../../src/keypeg/locales/en/match.ftl?raw';
import players from '../../../src/keypeg/locales/en/players.ftl?raw';
import web from '../../../src/keypeg/locales/en/web.ftl?raw';

export default [boxes, letters, match, players, web];
