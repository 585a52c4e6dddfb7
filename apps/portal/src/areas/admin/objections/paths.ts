/** The path of the screens on which objections are decided. */
export const objectionsPath = '/admin/objections'
export const decidedPath = `${objectionsPath}?show=decided`
export const objectionPath = (id: number): string => `${objectionsPath}/${id}`
