/**
 * @param {string} source the file to change
 * @param {{ file: string, find: string, replace: string }} fault
 * @returns {string} the file with the fault
 */
export function applyFault(source, { file, find, replace }) {
  const found = source.split(find).length - 1
  if (found !== 1) throw new Error(`${file} has ${found} places for its fault instead of one: ${find}`)
  return source.replace(find, () => replace)
}
