import { examine } from './doctor.ts'
import { lineOf } from './finding.ts'

const findings = await examine(process.env)
if (process.argv.includes('--json')) console.log(JSON.stringify(findings, null, 2))
else for (const finding of findings) console.log(lineOf(finding))
const faults = findings.filter(({ state }) => state === 'fault').length
if (faults > 0) {
  console.error(
    `${faults} ${faults === 1 ? 'fault' : 'faults'}: the casino would not run as it should.`,
  )
  process.exitCode = 1
}
