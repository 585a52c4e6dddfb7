/** Prefixes of CSS properties that no attribute of HTML or SVG has. */
const families =
  /^(Webkit|align|anchor|animation|background|border|box|break|caret|column|counter|field|flex|flood|font|forced|grid|hyphenate|initial|interpolate|justify|line|list|margin|marker|masonry|math|object|offset|outline|overflow|overscroll|page|paint|perspective|place|position|print|ruby|scroll|shape|stop|stroke|text(?!Length)|timeline|transform|transition|unicode|vector|white|word|writing)[A-Z]/

/** CSS properties without such a prefix. */
const single =
  /^(alignmentBaseline|all|appearance|backfaceVisibility|baselineShift|captionSide|caret|clear|clip(Path|Rule)?|color(Interpolation.*|Rendering|Scheme)|columns|contain(Intrinsic.*)?|container(Name|Type)?|content(Visibility)?|cornerShape|d|direction|display|dominantBaseline|emptyCells|fill(Opacity|Rule)|flex|float|font|glyphOrientationVertical|grid|hangingPunctuation|hyphens|image(Orientation|Rendering|Resolution)|imeMode|isolation|lightingColor|marker|mask(Border.*|Clip|Composite|Image|Mode|Origin|Position|Repeat|Size|Type)?|maxLines|offset|order|orphans|outline|overflow|overlay|page|perspective|pointerEvents|quotes|r|resize|tabSize|tableLayout|touchAction|userSelect|verticalAlign|view(Timeline|Transition).*|visibility|widows|willChange|zoom|[cr]?[xy])$/

const selectorOrVariable = /[&@]|^--/

/**
 * Replaces @pandacss/is-valid-prop, a list of all CSS properties (2 kB), half of which Chakra's own utilities know
 * already.
 */
export const isCssProperty = (prop: string): boolean =>
  families.test(prop) || single.test(prop) || selectorOrVariable.test(prop)
