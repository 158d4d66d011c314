import { SCRIPTS } from './scripts.ts'

/** A spreadsheet computes a cell that begins so. */
const FORMULA_BEGINS = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']
const FORMULA_ENDS = [
  '1+1',
  "cmd|' /C calc'!A0",
  'HYPERLINK("http://x.example";"bas")',
  'SUM(A1:A9)',
  '905351234816',
]

const KINDS = {
  script: SCRIPTS,
  formula: FORMULA_BEGINS.flatMap((begin) => FORMULA_ENDS.map((end) => `${begin}${end}`)),
  /** What ends the place where a text was put. */
  ending: [
    '</title><script>hit(1)</script>',
    '</textarea><img src=x onerror=hit(1)>',
    "');hit(1);//",
    '";hit(1);//',
    '`);hit(1);//',
    '*/hit(1)/*',
    '--><img src=x onerror=hit(1)>',
    ']]><img src=x onerror=hit(1)>',
    '\u2028hit(1)//',
    '\u2029hit(1)//',
  ],
  link: [
    'javascript:hit(1)',
    'JaVaScRiPt:hit(1)',
    'java\tscript:hit(1)',
    ' javascript:hit(1)',
    'javascript://%0ahit(1)',
    'data:text/html,<script>hit(1)</script>',
    'vbscript:hit(1)',
    '//x.example/a.js',
    'https://x.example/?a=<script>',
    'blob:https://x.example/1',
  ],
  template: [
    '{{7*7}}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of another language
    '${hit(1)}',
    '#{hit(1)}',
    '<%= hit(1) %>',
    '{%raw%}{{7*7}}',
    '[[7*7]]',
    '{0}',
    '%s%n%x',
    '{name}',
    '$1$&$`',
  ],
  sql: [
    "' or 1=1 --",
    "'; drop table player; --",
    '" or ""="',
    "1' union select null --",
    "\\'; select pg_sleep(9) --",
    '%',
    '_____',
    "E'\\x00'",
    '$$; select 1; $$',
    '%%%%%',
  ],
  table: [
    'bir;iki;üç',
    '"tırnak"',
    '""";=1+1',
    'satır\nsonu',
    'satır\r\n=1+1',
    'a","b',
    "'=1+1",
    ';;;;;',
    'sekme\tsonra',
    '\u0085=1+1',
  ],
  direction: [
    '\u202etxt.exe',
    'fatura\u202egpj.exe',
    '\u2066sola\u2069',
    '\u2067\u202e\u2067sağa',
    'مرحبا بالعالم',
    'שלום עולם',
    '\u200f\u200e\u061c yön',
    '\u202d\u202d\u202d geri',
  ],
  invisible: [
    'gö\u200brün\u200bmez',
    '\ufeffbaşta',
    'bo\u00adşluk',
    '\u2060\u2060\u2060kelime',
    '\u00a0\u00a0\u00a0boş\u00a0',
    '\u3164\u3164\u3164dolgu',
    '\u0001\u0002\u0003\u0004denetim',
    '\u001b[31mkırmızı\u001b[0m',
    '\u0007\u0007\u0007zil!',
    '\u007f\u007f\u007fsil!',
  ],
  letters: [
    'İıŞşĞğÇçÖöÜü',
    'ﬁﬂﬀ birleşik',
    'Z\u0351\u0346\u034b\u0312a\u0300\u0301\u0302\u0303\u0304lgo',
    `a${'\u0301'.repeat(60)}`,
    '👩‍👩‍👧‍👦👍🏽🇹🇷',
    '🎲'.repeat(20),
    '𝕱𝖗𝖆𝖐𝖙𝖚𝖗',
    '﷽﷽﷽﷽﷽',
    'ｆｕｌｌｗｉｄｔｈ',
    'e\u0301 ve é',
  ],
  names: [
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'undefined',
    'null ',
    'NaN  ',
    'true ',
    '[object Object]',
  ],
  numbers: [
    '1e309',
    '-0,00',
    '1.000,00',
    '0x1F0',
    '١٢٣٤٥',
    '1;2;3',
    '1E5+1',
    '½½½½½',
    '∞∞∞∞∞',
    '+905321112233',
  ],
  paths: [
    '../../etc/passwd',
    '..\\..\\windows',
    '%00%00',
    '%2e%2e%2f',
    'CON.txt',
    'a/b\\c:d*e?f',
    'x\r\nSet-Cookie: a=b',
    'x\nlevel=error',
  ],
  long: ['x'.repeat(10_000), '🎲'.repeat(5_000), 'W'.repeat(70), 'uzun'.repeat(500)],
} satisfies Record<string, readonly string[]>

/** What others may write to be looked at in the office, each once. */
export const HOSTILE: readonly string[] = [...new Set(Object.values(KINDS).flat())]

/** What no database can hold: half a character, and a NUL. */
export const UNWRITABLE: readonly string[] = [
  'yarım \ud800 harf',
  'yarım \udfff harf',
  '\udc00\ud800',
  'sıfır\u0000bayt',
  '\u0000\u0000\u0000\u0000\u0000',
]

/** So many of them, of every kind alike. */
export function some(count: number): string[] {
  const step = Math.max(1, HOSTILE.length / count)
  const picked = Array.from({ length: Math.min(count, HOSTILE.length) }, (_, index) =>
    HOSTILE.at(Math.floor(index * step)),
  )
  return picked.filter((one) => one !== undefined)
}

/** As much of a text as a field of this many characters takes, or longer where it is too short. */
export const sized = (text: string, { min, max }: { min: number; max: number }): string => {
  const cut = text.slice(0, max)
  // Half a character at the end would be another fault.
  const whole = /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
  return whole.trim().length >= min && /\S/.test(whole) ? whole : whole + '.'.repeat(min)
}
