import { adapterSuite } from '../../testing/adapters/adapter-suite.ts'
import { openWire } from './testing/open-wire.ts'

adapterSuite('the company’s', openWire)
