import boxes from '../../../src/keypeg/locales/de/boxes.ftl';
import letters from '../../../src/keypeg/locales/de/letters.ftl';
import match from '../../../src/keypeg/locales/de/match.ftl';
import players from '../../../src/keypeg/locales/de/players.ftl';
import web from '../../../src/keypeg/locales/de/web.ftl';

export default [boxes, letters, match, players, web];
