/** Loaded at rest, so that it can be asked without a connection, too. */
export const loadFinishQuestion = () =>
  import('./finish-question.tsx').then((module) => ({ default: module.FinishQuestion }))
