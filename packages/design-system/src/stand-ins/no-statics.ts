/** Stands for hoist-non-react-statics, which @emotion/react brings along for class components; the portal has none to wrap. */
export default <T>(target: T): T => target
