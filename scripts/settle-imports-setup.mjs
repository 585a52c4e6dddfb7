// Setup file of workspaces whose test files share modules: an import that is under way at the end of a file would fail,
// and stay failed for every later file of the worker.
import { afterAll, vi } from 'vitest'

afterAll(() => vi.dynamicImportSettled())
