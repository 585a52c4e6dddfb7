// Setup file of workspaces with property tests: a fixed seed, so that no run fails because of an unrelated change. `npm
// run test:explore` uses fresh seeds.
import { configureGlobal } from 'fast-check'

const { PROPERTY_SEED = '1', PROPERTY_RUNS } = process.env

configureGlobal({ seed: Number(PROPERTY_SEED), ...(PROPERTY_RUNS && { numRuns: Number(PROPERTY_RUNS) }) })
