import { texts } from '../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    name: 'Bakım duyurusu',
    runs: 'Bakımdayız',
    update: 'siteyi yeniliyoruz',
    move: 'sunucularımızı taşıyoruz',
    check: 'denetim yapıyoruz',
    until: 'Bahis ve para yatırma {at} saatinde yeniden açılır.',
    goesOn: 'Başlamış oyunların ve kuponların sonucu işlenir, paranı çekebilirsin.',
    soon: 'Planlı bakım',
    between: '{from} ile {to} arasında bahis ve para yatırma kapalı olacak.',
  },
  en: {
    name: 'Maintenance notice',
    runs: 'Maintenance',
    update: 'we are renewing the site',
    move: 'we are moving our servers',
    check: 'we are making a check',
    until: 'Bets and deposits open again at {at}.',
    goesOn: 'Games and bets that you began are settled, and you can withdraw your money.',
    soon: 'Planned maintenance',
    between: 'From {from} to {to} bets and deposits will be closed.',
  },
})
