import boxes from '../../../src/keypeg/locales/en/boxes.ftl';
import letters from '../../../src/keypeg/locales/en/letters.ftl';
import match from '../../../src/keypeg/locales/en/match.ftl';
import players from '../../../src/keypeg/locales/en/players.ftl';
import web from '../../../src/keypeg/locales/en/web.ftl';

export default [boxes, letters, match, players, web];
