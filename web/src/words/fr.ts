import boxes from '../../../src/keypeg/locales/fr/boxes.ftl?raw';
import letters from '../../../src/keypeg/locales/fr/letters.ftl?raw';
import match from '../../../src/keypeg/locales/fr/match.ftl?raw';
import players from '../../../src/keypeg/locales/fr/players.ftl?raw';
import web from '../../../src/keypeg/locales/fr/web.ftl?raw';

export default [boxes, letters, match, players, web];
