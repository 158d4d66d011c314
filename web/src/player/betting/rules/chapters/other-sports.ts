import type { Chapter } from '../chapter.ts'

const OVERTIME = { tr: 'Uzatma sayılır.', en: 'Overtime counts.' }
const PART = {
  tr: 'Yalnız o bölüm; son bölümde uzatma sayılmaz.',
  en: 'That part alone; overtime does not count in the last.',
}

export const BASKETBALL: Chapter = {
  number: 11,
  title: { tr: 'Basketbol ve Amerikan futbolu', en: 'Basketball and American football' },
  brief: {
    tr: 'Maç pazarlarında uzatma sayılır; yarı ve çeyrek pazarlarında sayılmaz.',
    en: 'Markets of the match count overtime; those of halves and quarters do not.',
  },
  clauses: [
    {
      title: { tr: 'Basketbol', en: 'Basketball' },
      text: {
        tr: 'Tam çizgide eşitlik iadedir. 40 dakikadan kısa hazırlık maçı geçersizdir. Yarıda kalan maçta belli olmamış pazarlar iade edilir.',
        en: 'A whole line that is hit returns the stake. A friendly of less than 40 minutes is void. Markets that are not decided as a match is abandoned are returned.',
      },
      markets: {
        sport: 'basketball',
        rows: [
          { key: 'match.winner', rule: OVERTIME },
          { key: 'match.ah', rule: OVERTIME },
          { key: 'match.total', rule: OVERTIME },
          {
            key: 'match.total.home',
            rule: {
              tr: 'O takımın sayıları; uzatma sayılır.',
              en: 'Points of that side; overtime counts.',
            },
          },
          {
            key: 'ft.result',
            rule: { tr: 'Uzatma sayılmaz; beraberlik X’tir.', en: 'Without overtime; a tie is X.' },
          },
          { key: 'q1.result', rule: PART },
          { key: 'q1.total', rule: PART },
          { key: 'match.oe', rule: OVERTIME },
        ],
      },
    },
    {
      title: { tr: 'Amerikan futbolu', en: 'American football' },
      text: {
        tr: 'Uzatmadan sonra da beraberlik sürerse maç kazananı iade edilir. 55 dakikadan azı oynanan maç geçersizdir.',
        en: 'Where a tie stands after overtime the match winner is returned. A match of less than 55 minutes is void.',
      },
      markets: {
        sport: 'american-football',
        rows: [
          { key: 'match.winner', rule: OVERTIME },
          {
            key: 'match.ah',
            rule: {
              tr: 'Tam çizgide eşitlik iadedir.',
              en: 'A whole line that is hit returns the stake.',
            },
          },
          { key: 'match.total', rule: OVERTIME },
          { key: 'q1.result', rule: PART },
        ],
      },
    },
  ],
}

export const TENNIS: Chapter = {
  number: 12,
  title: { tr: 'Tenis ve voleybol', en: 'Tennis and volleyball' },
  brief: {
    tr: 'Çekilmede maç kazananı iade edilir; bitmiş setler ve belli olmuş pazarlar kapanır.',
    en: 'After a retirement the match winner is returned; sets that ended and markets that are decided settle.',
  },
  clauses: [
    {
      title: { tr: 'Tenis', en: 'Tennis' },
      text: {
        tr: 'Oyuncu çekilirse ya da hükmen kaybederse maç kazananı, skor ne olursa olsun iade edilir (7. neden). Maç tie-break’i bir set ve bir oyun sayılır. Yanlış yazılmış zemin bahsi etkilemez.',
        en: 'Where a player retires or is disqualified the match winner is returned whatever the score (reason 7). A match tie-break counts as one set and one game. A surface that was told wrongly does not matter.',
      },
      markets: {
        sport: 'tennis',
        rows: [
          {
            key: 'match.winner',
            rule: { tr: 'Maç bitmelidir.', en: 'The match must be finished.' },
          },
          { key: 'set1.winner', rule: { tr: 'Set bitmelidir.', en: 'The set must be finished.' } },
          {
            key: 'match.sets',
            rule: { tr: 'Setlerin son skoru.', en: 'The final score in sets.' },
          },
          {
            key: 'match.total',
            rule: {
              tr: 'Bütün oyunlar. Çekilmede, artık değişmeyecek çizgiler kapanır.',
              en: 'All games. After a retirement lines that nothing could change settle.',
            },
          },
          {
            key: 'match.ah',
            rule: {
              tr: 'Oyun farkı; maç bitmelidir.',
              en: 'Difference in games; the match must be finished.',
            },
          },
          {
            key: 'match.sets.ah',
            rule: {
              tr: 'Set farkı; maç bitmelidir.',
              en: 'Difference in sets; the match must be finished.',
            },
          },
        ],
      },
    },
    {
      title: { tr: 'Voleybol', en: 'Volleyball' },
      text: {
        tr: 'Bütün setlerin sayıları sayılır, altın set sayılmaz. Gerek kalmayan setin bahsi iade edilir (8. neden).',
        en: 'Points of all sets count; a golden set does not. Bets on a set that was not needed are returned (reason 8).',
      },
      markets: {
        sport: 'volleyball',
        rows: [
          { key: 'match.winner', rule: { tr: 'Üç set alan.', en: 'Who wins three sets.' } },
          {
            key: 'match.sets',
            rule: { tr: 'Setlerin son skoru.', en: 'The final score in sets.' },
          },
          {
            key: 'match.total',
            rule: { tr: 'Bütün setlerin sayıları.', en: 'Points of all sets.' },
          },
          {
            key: 'match.ah',
            rule: { tr: 'Bütün setlerin sayı farkı.', en: 'Difference in points of all sets.' },
          },
        ],
      },
    },
  ],
}

export const ESPORTS: Chapter = {
  number: 13,
  title: { tr: 'E-Spor', en: 'E-sports' },
  brief: {
    tr: 'Oynanmayan haritanın bahsi iade edilir. Harita uzatması sayılır.',
    en: 'Bets on a map that is not played are returned. Overtime of a map counts.',
  },
  clauses: [
    {
      title: { tr: 'Haritalar', en: 'Maps' },
      text: {
        tr: 'Teknik tekrar, tekrarlanan sonuçla sayılır. Başlamadan bırakılan harita iade edilir; bir raunt oynandıktan sonra verilen harita sayılır. Maçın kaç haritadan olduğu değişirse harita sayısı pazarları iade edilir (5. neden), maç kazananı geçerlidir.',
        en: 'A technical replay counts as it ended. A map that is given up before it begins is returned; one that is awarded after a round counts. Where the number of maps changes, markets of maps are returned (reason 5) and the winner stands.',
      },
      markets: {
        sport: 'cs2',
        rows: [
          { key: 'match.winner', rule: { tr: 'Maçı kazanan.', en: 'Who wins the match.' } },
          {
            key: 'match.maps',
            rule: { tr: 'Haritaların son skoru.', en: 'The final score in maps.' },
          },
          { key: 'match.maps.ah', rule: { tr: 'Harita farkı.', en: 'Difference in maps.' } },
          {
            key: 'match.maps.total',
            rule: { tr: 'Oynanan haritalar.', en: 'Maps that are played.' },
          },
          {
            key: 'map1.winner',
            rule: {
              tr: 'Haritayı kazanan; uzatma sayılır.',
              en: 'Who wins the map; overtime counts.',
            },
          },
          {
            key: 'map1.rounds.total',
            rule: {
              tr: 'Haritanın rauntları; uzatma sayılır.',
              en: 'Rounds of the map; overtime counts.',
            },
          },
          {
            key: 'map1.pistol1',
            rule: { tr: 'Birinci raundu kazanan.', en: 'Who wins the first round.' },
          },
          {
            key: 'map1.overtime',
            rule: { tr: 'Haritada uzatma oynanır.', en: 'The map goes to overtime.' },
          },
        ],
      },
    },
    {
      title: { tr: 'LoL ve Dota 2', en: 'LoL and Dota 2' },
      text: {
        tr: 'Üçüncü dakikadan önce yeniden kurulan harita baştan sayılır. Teslim olmak sayılır.',
        en: 'A map that is remade before minute three starts again. A surrender counts.',
      },
      markets: {
        sport: 'lol',
        rows: [
          { key: 'map1.winner', rule: { tr: 'Haritayı kazanan.', en: 'Who wins the map.' } },
          {
            key: 'map1.kills.total',
            rule: { tr: 'İki takımın skorları.', en: 'Kills of both sides.' },
          },
          {
            key: 'map1.duration',
            rule: { tr: 'Haritanın süresi, dakika.', en: 'Minutes that the map lasts.' },
          },
        ],
      },
    },
  ],
}

export const VIRTUAL: Chapter = {
  number: 14,
  title: { tr: 'Sanal futbol', en: 'Virtual football' },
  brief: {
    tr: 'Sonuç önceden mühürlenmiş bir tohumdan gelir ve tur bitince denetlenir. Gerçek maçlarla aynı kuponda olmaz.',
    en: 'Results come from a seed that was sealed before, and can be verified after the round. They do not stand in a bet with real matches.',
  },
  clauses: [
    {
      title: { tr: 'Denetim', en: 'Verification' },
      text: {
        tr: 'Tohumun özeti turdan önce, tohum turdan sonra yayımlanır. Turun her golü ondan yeniden hesaplanabilir.',
        en: 'The hash of the seed is published before the round and the seed after it. Every goal can be computed from it again.',
      },
    },
  ],
}

export const ICE_HOCKEY: Chapter = {
  number: 15,
  title: { tr: 'Buz hokeyi', en: 'Ice hockey' },
  brief: {
    tr: '“Normal süre” 60 dakikadır. Maç pazarlarında uzatma ve penaltı vuruşları sayılır.',
    en: '“Regular time” is 60 minutes. Markets of the match count overtime and shoot-outs.',
  },
  clauses: [
    {
      title: { tr: 'Uzatma ve penaltı vuruşları', en: 'Overtime and shoot-outs' },
      text: {
        tr: 'Penaltı vuruşlarını kazanan, maç pazarlarında tam bir gol alır; normal süre pazarlarında almaz.',
        en: 'Who wins a shoot-out gets exactly one goal in markets of the match, and none in those of regular time.',
      },
      markets: {
        sport: 'ice-hockey',
        rows: [
          {
            key: 'ft.result',
            rule: { tr: '60 dakikanın sonucu.', en: 'The result of 60 minutes.' },
          },
          { key: 'ft.total', rule: { tr: '60 dakikanın golleri.', en: 'Goals of 60 minutes.' } },
          {
            key: 'match.winner',
            rule: {
              tr: 'Uzatma ve penaltı vuruşları sayılır.',
              en: 'Overtime and shoot-outs count.',
            },
          },
          {
            key: 'match.total',
            rule: {
              tr: 'Uzatma sayılır; penaltı vuruşları bir goldür.',
              en: 'Overtime counts; a shoot-out is one goal.',
            },
          },
          { key: 'p1.result', rule: { tr: 'Yalnız o periyot.', en: 'That period alone.' } },
          { key: 'ft.dnb', rule: { tr: 'Beraberlikte iade.', en: 'A draw returns the stake.' } },
        ],
      },
    },
  ],
}
