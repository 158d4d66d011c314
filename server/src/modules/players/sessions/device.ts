/** Whoever says to be another browser too is asked about first: Edge and Opera call themselves Chrome. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]
const HAND_HELD = ['iPhone', 'iPad', 'Android']

/** What a user agent says of the device, in the two words that a person knows it by; or nothing. */
export function deviceOf(userAgent: string): { device: string; isMobile: boolean } {
  const named = (list: readonly [RegExp, string][]) =>
    list.find(([form]) => form.test(userAgent))?.[1]
  const system = named(SYSTEMS)
  const device = [named(BROWSERS), system].filter(Boolean).join(', ')
  return { device, isMobile: system !== undefined && HAND_HELD.includes(system) }
}
