import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const LINES_SHOWN = 160

/** Prints what the page of a failed journey held: where it ran, nobody may be able to look. */
export default class FailedPage implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'passed' || result.status === 'skipped') return
    const path = result.attachments.find(({ name }) => name === 'error-context')?.path
    if (!path) return
    const lines = readFileSync(path, 'utf8').split('\n')
    const start = lines.indexOf('# Error details')
    const shown = lines.slice(Math.max(0, start), start + LINES_SHOWN)
    console.log([`the page of "${test.title}":`, ...shown].join('\n'))
  }
}
