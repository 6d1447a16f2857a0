import boxes from '../../../src/keypeg/locales/fr/boxes.ftl';
import letters from '../../../src/keypeg/locales/fr/letters.ftl';
import match from '../../../src/keypeg/locales/fr/match.ftl';
import players from '../../../src/keypeg/locales/fr/players.ftl';
import web from '../../../src/keypeg/locales/fr/web.ftl';

export default [boxes, letters, match, players, web];
