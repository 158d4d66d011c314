import { texts } from '../../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    rowClock: '{clock}, ',
    rowLeague: ', {league}',
    rowWhen: ', {day} {clock}, {league}',
    more: '{count} pazar daha',
    openMatch: 'Maçı aç',
    moreShort: '+{count}',
    red: '{count} kırmızı kart',
    serves: 'Servis',
    leagueCount: '{count} maç',
  },
  en: {
    rowClock: '{clock}, ',
    rowLeague: ', {league}',
    rowWhen: ', {day} {clock}, {league}',
    more: '{count} more markets',
    openMatch: 'Open the match',
    moreShort: '+{count}',
    red: '{count} red cards',
    serves: 'Serves',
    leagueCount: '{count} matches',
  },
})
