import boxes from '../../../src/keypeg/locales/de/boxes.ftl?raw';
import letters from '../../../src/keypeg/locales/de/letters.ftl?raw';
import match from '../../../src/keypeg/locales/de/match.ftl?raw';
import players from '../../../src/keypeg/locales/de/players.ftl?raw';
import web from '../../../src/keypeg/locales/de/web.ftl?raw';

export default [boxes, letters, match, players, web];
