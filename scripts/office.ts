import { run } from './office/run.ts'

/** `npm run office`: what people of the house do from a command line, by the operations of the screens. */
process.exitCode = await run(process.argv.slice(2))
