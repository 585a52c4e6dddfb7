/** Names a row among those of all entities: `<entity>/<id>`. */
export const rowKey = ({ entity, id }: { entity: string; id: number }): string => `${entity}/${id}`
