// Turbo refuses a task whose script runs Turbo itself, so this script runs the check of the packages' imports.
import { checkBoundaries } from './turbo.mjs'

process.exitCode = await checkBoundaries()
