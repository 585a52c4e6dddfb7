/** Replaces hoist-non-react-statics, which @emotion/react bundles for class components; the portal wraps none. */
export default <T>(target: T): T => target
