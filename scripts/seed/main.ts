import { seedCommand } from './seed.ts'

process.exitCode = await seedCommand(process.argv.slice(2))
