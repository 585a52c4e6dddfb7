/** Where what students object to is decided. */
export const objectionsPath = '/admin/objections'
export const decidedPath = `${objectionsPath}?show=decided`
export const objectionPath = (id: number): string => `${objectionsPath}/${id}`
