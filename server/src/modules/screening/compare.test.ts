import { expect, test } from 'vitest'
import { compare, isByName, type Listed, type Person, scoreOf } from './compare.ts'
import { keysOf, namesIn } from './names/keys.ts'

const hmac = (text: string) => Buffer.from(text)
const person = (name: string, more: Partial<Person> = {}): Person => ({
  words: namesIn(name),
  birth: '1961-04-30',
  country: 'TR',
  documentHmac: hmac('own'),
  ...more,
})
const listed = (name: string, more: Partial<Listed> = {}): Listed => ({
  names: [{ text: name, words: namesIn(name) }],
  birth: null,
  country: 'TR',
  documentHmac: null,
  ...more,
})
const share = (one: string, other: string) => {
  const keys = new Set(keysOf(namesIn(one)))
  return keysOf(namesIn(other)).some((key) => keys.has(key))
}

test.each([
  ['Mehmet Öcal', 'MEHMET OCAL'],
  ['İbrahim Işık', 'Ibrahim ISIK'],
  ['Yılmaz Gürçağlar', 'GURCAGLAR, Yilmaz'],
  ['Usame Ladin', 'Osama bin Laden'],
  ['Muhammed Yusuf Kalın', 'Mohamed Yousef Kalin'],
  ['Hüseyin Şahin', 'HUSSEIN Shahin'],
  ['Ahmet Çelikkol', 'Ahmed Chelikkol'],
  ['Recep Taşdelen', 'Receb Tasdelen'],
  ['Aleksandr Petrov', 'Alexander Petrov'],
  ['Elena Grigoryeva', 'Yelena Grigorieva'],
  ['Kemal Sönmezoğlu', 'Kemal Sonmezoglu'],
  ['Gürkan Ertuğrul', 'Gurkan Ertugurl'],
])('%s is found as %s, by its year of birth', (own, theirs) => {
  expect(share(own, theirs)).toBe(true)
  const fit = compare(person(own), listed(theirs, { birth: '1961' }))
  expect(fit).toMatchObject({ birth: 'year', country: 'equal' })
})

test.each([
  ['Mehmet Yılmaz', 'Mehmet Yıldız'],
  ['Ahmet Kaya', 'Ahmet Kara'],
  ['Ayşe Demir', 'Ayşen Demirel'],
  ['Ali Kaya', 'Veli Kaya'],
  ['Hasan Polat', 'Huseyin Polat'],
  ['Mete Arslan', 'Mehmet Arslan'],
  ['Deniz Yılmaz', 'Yılmaz Holding'],
  ['Mustafa Demir', 'Mustafa'],
])('%s is not %s, not even with the same year of birth', (own, theirs) => {
  expect(compare(person(own), listed(theirs, { birth: '1961' }))).toBeUndefined()
})

test('the same document is enough, whatever the names and births; another one rules nobody out', () => {
  const same = { documentHmac: hmac('own'), birth: '1950-01-01', country: 'IR' }
  const fit = compare(person('Ali Kaya'), listed('Somebody Else', same))
  expect(fit).toMatchObject({ document: 'equal', birth: 'other', country: 'other' })
  expect(fit && scoreOf(fit)).toBe(100)
  const other = listed('Ali Kaya', { documentHmac: hmac('theirs'), birth: '1961-04-30' })
  expect(compare(person('Ali Kaya'), other)).toMatchObject({ document: 'other', birth: 'equal' })
})

test.each([
  ['1961-04-30', 'equal'],
  ['1961-04-03', 'near'],
  ['1961-09-30', 'near'],
  ['1961-09-11', 'year'],
  ['1961', 'year'],
  [null, 'unknown'],
])('a birth of %s is %s', (birth, is) => {
  expect(compare(person('Ali Kayaoğlu'), listed('Ali Kayaoglu', { birth }))?.birth).toBe(is)
})

test('day and month that changed their places are near; another year is another person', () => {
  const turned = person('Ali Kayaoğlu', { birth: '1961-04-05' })
  expect(compare(turned, listed('Ali Kayaoglu', { birth: '1961-05-04' }))?.birth).toBe('near')
  for (const birth of ['1960-04-05', '1962'])
    expect(compare(turned, listed('Ali Kayaoglu', { birth }))).toBeUndefined()
})

test('a name without a birth is compared within its country, and is one that the name speaks for alone', () => {
  const fit = compare(person('Ali Kayaoğlu'), listed('Ali Kayaoglu'))
  expect(fit && isByName(fit)).toBe(true)
  expect(compare(person('Ali Kayaoğlu'), listed('Ali Kayaoglu', { country: 'DE' }))).toBeUndefined()
  expect(compare(person('Ali Kayaoğlu'), listed('Ali Kayaoglu', { country: null }))).toBeDefined()
  const born = compare(person('Ali Kayaoğlu'), listed('Ali Kayaoglu', { birth: '1961-04-30' }))
  expect(born && isByName(born)).toBe(false)
})

test('an alias is a name as good as the first, and the one that fits is told', () => {
  const names = ['Somebody Else', 'Kayaoglu Ali'].map((text) => ({ text, words: namesIn(text) }))
  const fit = compare(person('Ali Kayaoğlu'), listed('', { names, birth: '1961' }))
  expect(fit).toMatchObject({ name: 'Kayaoglu Ali', likeness: 100 })
})

test('each word spelled otherwise leaves the key by which the other leads to it', () => {
  expect(share('Ertuğrul Sağlam', 'Ertugrul Saglan')).toBe(true)
  expect(share('Ertuğrul Sağlam', 'Ertugurl Saglam')).toBe(true)
  expect(share('Ertuğrul Sağlam', 'Kemal Sağlam')).toBe(false)
  expect(keysOf(namesIn('Mustafa'))).toEqual([])
})
