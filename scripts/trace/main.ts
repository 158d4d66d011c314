import { traceCommand } from './trace.ts'

process.exitCode = await traceCommand(process.argv.slice(2))
