import { texts } from '../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    askTitle: 'Geçici yetki iste',
    askVerb: '{minutes} dakika iste',
    area: 'Alan',
    right: 'Yetki',
    choose: 'Bir yetki seç',
    rightMissing: 'Hangi yetkiyi istediğini seç.',
    minutes: 'Süre',
    minutesOf: { one: '{count} dakika', other: '{count} dakika' },
    object: 'Kayıt',
    objectHint: 'boşsa hepsi',
    objectHelp: 'Tek kayıt içinse türü ve numarası: {example}.',
    objectWrong: 'Kaydı {example} gibi yaz ya da boş bırak.',
    givers:
      'Verebilenler: {roles}. İsteğin bir saat bekler. Verilirse süresi dolunca, vardiyan bitince ya da çıkınca biter.',
    noGiver: 'Bu yetkiyi geçici olarak verebilen bir rol yok.',
    asked: 'İstendi: {right}. Bir saat içinde onaylanmazsa düşer.',
    glassTitle: 'Tek başına durdur',
    glassVerb: 'Yetkiyi al',
    glassNote:
      '{minutes} dakika sürer ve yalnızca durdurur. Herkes adını görür; uyum {hours} saat içinde inceler.',
    glassDone: '{right}: {time} saatine kadar senin',
  },
  en: {
    askTitle: 'Ask for a right',
    askVerb: 'Ask for {minutes} minutes',
    area: 'Area',
    right: 'Right',
    choose: 'Choose a right',
    rightMissing: 'Choose the right that you ask for.',
    minutes: 'For how long',
    minutesOf: { one: '{count} minute', other: '{count} minutes' },
    object: 'Record',
    objectHint: 'empty: all of them',
    objectHelp: 'For one record alone, its kind and number: {example}.',
    objectWrong: 'Type the record as {example}, or leave it empty.',
    givers:
      'Those who can give it: {roles}. Your request waits an hour. Once given, it ends with its time, your shift or your log-out.',
    noGiver: 'No role can give this right for a while.',
    asked: 'Asked for: {right}. It lapses if nobody gives it within an hour.',
    glassTitle: 'Stop something alone',
    glassVerb: 'Take the right',
    glassNote:
      'It lasts {minutes} minutes and only stops things. Everybody sees your name, and compliance reviews it within {hours} hours.',
    glassDone: '{right}: yours until {time}',
  },
})
