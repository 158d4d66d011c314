import { expect, test } from 'vitest'
import { WORD_KINDS, WORDS, wordsIn } from './words.ts'

const kindsIn = (text: string) => [...wordsIn(text).keys()].join(' ')

/** What people wrote, with the kind that has to be seen. */
const MEANT: [string, string][] = [
  ['İNTİHAR etmeyi düşünüyorum', 'self_harm'],
  ['intiharı düşünüyorum yardım edin', 'self_harm'],
  ['Artık yaşamak istemiyorum.', 'self_harm'],
  ['kendimi öldüreceğim', 'self_harm'],
  ['KENDIMI OLDURECEGIM', 'self_harm'],
  ['canıma kıyacağım bu gece', 'self_harm'],
  ['Ölmek istiyorum artık', 'self_harm'],
  ['I want to kill myself.', 'self_harm'],
  ["I don't want to live any more", 'self_harm'],
  ['feeling suicidal tonight', 'self_harm'],
  ['Kumar bağımlısıyım, hesabımı kapatın', 'distress'],
  ['kumarı bırakamıyorum', 'distress'],
  ['Oynamayı bırakamıyorum, yardım', 'distress'],
  ['her şeyimi kaybettim bu gece', 'distress'],
  ['Yuvam yıkıldı sayenizde', 'distress'],
  ['I am addicted to gambling', 'distress'],
  ['i can’t stop gambling', 'distress'],
  ['I have a gambling problem', 'distress'],
  ['this has ruined my life', 'distress'],
  ['Borç batağındayım', 'debt'],
  ['borca battım', 'debt'],
  ['Borçlarımı ödeyemiyorum', 'debt'],
  ['tefeciye düştüm', 'debt'],
  ['kumar borcum var', 'debt'],
  ['I am in debt because of you', 'debt'],
  ['I took a loan to gamble', 'debt'],
]

/** What support reads every day, and nobody has to be called for. */
const ORDINARY = [
  'Bu sorunu tekrar yaşamak istemiyorum',
  'Aynı sıkıntıyı bir daha yaşamak istemiyorum artık',
  'Kendime kıyafet alacağım, çekimim ne zaman gelir?',
  'Kendimi asla kaptırmam, limit koydum',
  'Kendimi aşağıdaki numarayla kaydettim',
  'Gülmekten öldüm',
  'Bu slot beni öldürdü, hiç vermiyor',
  'Hesabımda borç görünüyor mu?',
  'Borcum yok, kartımdan para çekildi',
  'Kredi kartı ile yatırma yapılıyor mu?',
  'Borç bakiyesi ne demek?',
  'Bahis borcu ne zaman silinir?',
  'İntihar kuponu yaptım, tutarsa zenginiz',
  'Son haftada kaybettiğim için kayıp bonusu var mı?',
  'Bonusumu kaybettim, bağlantı koptu',
  'Evden giriş yapamıyorum',
  'Hayatımda böyle site görmedim',
  'Şifremi unuttum, hesabıma giremiyorum',
  'Çaresiz kaldık 1-0 yenildik',
  'This game is killing me, no bonus round yet',
  'I am dying to know when the tournament starts',
  'Suicide Squad slot is not in the list',
  'My suicide bet came in!',
  'I lost control of my account, somebody changed the password',
  'I cannot stop playing this game, so good',
  'I lost everything in my cart when the page reloaded',
  'Debit card declined',
  'Is there a debt on my account?',
  'Dead or Alive pays nothing',
  'Is the Addicted Gem slot coming back?',
  'I live in Izmir and want to change my phone',
  'Death Valley Racing v Ruin United',
]

test('distress, debt and self-harm are seen in both languages, whatever the keyboard', () => {
  for (const [text, kind] of MEANT) expect(kindsIn(text), text).toBe(kind)
})

test('what players write every day is no sign', () => {
  for (const text of ORDINARY) expect(kindsIn(text), text).toBe('')
})

test('a word inside another is none, and every listed one is found as it stands', () => {
  expect(kindsIn('tefecik intiharsız')).toBe('self_harm debt')
  expect(kindsIn('antiintihar')).toBe('')
  for (const kind of WORD_KINDS)
    for (const words of WORDS[kind])
      expect(wordsIn(`Selam, ${words.replace('*', '')}!`).get(kind), words).toBe(1)
})

test('kinds are counted by how often they are said', () => {
  const seen = wordsIn('Borca battım. İntihar edeceğim, intihar!')
  expect([...seen]).toEqual([
    ['self_harm', 2],
    ['debt', 1],
  ])
  expect(wordsIn('').size).toBe(0)
})
