import { expect, test } from 'vitest'
import { BadXml, readXml, writeXml } from './xml.ts'

test('elements are read with what is in them, and attributes are passed over', () => {
  const text = `\uFEFF<?xml version="1.0" encoding="utf-8"?>
    <A xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1">
      <B>one &amp; two &lt;3&gt; &quot;&apos;</B><C/><D><E>x</E></D><F></F >
    </A>`
  expect(readXml(text)).toEqual({
    name: 'A',
    content: new Map<string, unknown>([
      ['B', `one & two <3> "'`],
      ['C', ''],
      ['D', new Map([['E', 'x']])],
      ['F', ''],
    ]),
  })
})

test('what XML lets anybody write another way is read the same', () => {
  const text = `<?xml version='1.0' encoding='UTF-8'?>
    <!-- one --><!-- two -->
    <A xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' b='say "c"' d="it's">
      <!-- <B>3</B> & -->
      <B>p&#38;ss&#x3C;&#x1F600;<!-- in between -->word&#39;</B><!----><C/>
    </A>
    <!-- three -->`
  expect(readXml(text)).toEqual({
    name: 'A',
    content: new Map([
      ['B', "p&ss<\u{1F600}word'"],
      ['C', ''],
    ]),
  })
  // What a number stands for is text, whatever it would mean there.
  expect(readXml('<A>&#60;B/&#62;&#38;amp;</A>').content).toBe('<B/>&amp;')
})

test.each([
  ['nothing', ''],
  ['text alone', 'text'],
  ['a document type', '<!DOCTYPE A><A/>'],
  ['a document type in the document', '<A><!DOCTYPE A></A>'],
  ['an entity that is declared', '<!DOCTYPE A [<!ENTITY e "x">]><A>&e;</A>'],
  ['a file', '<!DOCTYPE A [<!ENTITY e SYSTEM "file:///etc/passwd">]><A>&e;</A>'],
  ['an unknown entity', '<A>&nbsp;</A>'],
  ['a member of every object', '<A>&constructor;</A>'],
  ['a numbered character that is none', '<A>&#0;</A>'],
  ['a control character', '<A>&#x1f;</A>'],
  ['half a character', '<A>&#xD800;</A>'],
  ['a character beyond the last', '<A>&#x110000;</A>'],
  ['a number that is none', '<A>&#x;</A>'],
  ['a number with a capital X', '<A>&#X41;</A>'],
  ['a number without its end', '<A>&#65</A>'],
  ['a numbered character in an attribute', '<A b="&#65;"/>'],
  ['a bare ampersand', '<A>a & b</A>'],
  ['an entity without its end', '<A>&amp</A>'],
  ['an entity in an attribute', '<A b="&e;"/>'],
  ['a comment without an end', '<A><!-- b </A>'],
  ['a comment of two dashes', '<A><!-- b -- c --></A>'],
  ['a comment that ends with three', '<A><!-- b ---></A>'],
  ['a comment before the declaration', '<!-- b --><?xml version="1.0"?><A/>'],
  ['a comment in a tag', '<A <!-- b --> />'],
  ['text beside comments', '<!-- b -->1<A/>'],
  ['a document type behind a comment', '<!-- b --><!DOCTYPE A><A/>'],
  ['other quotes at the end', `<A b="c'/>`],
  ['other quotes at the end of the declaration', `<?xml version="1.0'?><A/>`],
  ['CDATA', '<A><![CDATA[b]]></A>'],
  ['an instruction', '<A><?b c?></A>'],
  ['another encoding', '<?xml version="1.0" encoding="utf-16"?><A/>'],
  ['a declaration after a space', ' <?xml version="1.0"?><A/>'],
  ['an element twice', '<A><B>1</B><B>2</B></A>'],
  ['text beside elements', '<A>1<B/></A>'],
  ['text after elements', '<A><B/>1</A>'],
  ['an end too many', '<A></A></A>'],
  ['an end too few', '<A><B></A>'],
  ['another end', '<A></B>'],
  ['two documents', '<A/><B/>'],
  ['a prefix', '<s:A/>'],
  ['deep nesting', '<A><A><A><A><A/></A></A></A></A>'],
  ['very deep nesting', '<A>'.repeat(80_000)],
])('%s is no document', (_, text) => {
  expect(() => readXml(text)).toThrow(BadXml)
})

test.each([
  ['spaces in a tag', (length: number) => `<A${' '.repeat(length)}`],
  ['attributes without an end', (length: number) => `<A ${'b="c" '.repeat(length / 5)}`],
  ['a name without an end', (length: number) => `<A ${'b'.repeat(length)}`],
  ['spaces before the document', (length: number) => `${' '.repeat(length)}x`],
  ['a comment without an end', (length: number) => `<A><!--${'b'.repeat(length)}`],
  ['comments without an end', (length: number) => `<A>${'<!--b-->'.repeat(length / 5)}`],
  ['quotes in quotes', (length: number) => `<A ${`b='"' `.repeat(length / 5)}`],
  ['an entity’s name without an end', (length: number) => `<A>&${'a'.repeat(length)}</A>`],
])('eight times as many %s take nowhere near 64 times the work', (_, write) => {
  const [short, long] = [write(50_000), write(400_000)]
  expect(workOf(long)).toBeLessThan(32 * workOf(short))
})

/** Processor time and not the clock’s, the least of several. */
function workOf(text: string): number {
  const once = () => {
    const before = process.cpuUsage()
    expect(() => readXml(text)).toThrow(BadXml)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  return Math.min(...Array.from({ length: 5 }, once))
}

test('what is written is read as it was said, and what is undefined is left out', () => {
  const text = writeXml('A', { B: '<&>', C: undefined, D: '' })
  expect(text).toBe('<?xml version="1.0" encoding="UTF-8"?><A><B>&lt;&amp;&gt;</B><D></D></A>')
  expect(readXml(text).content).toEqual(
    new Map([
      ['B', '<&>'],
      ['D', ''],
    ]),
  )
})
