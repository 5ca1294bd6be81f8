/** Longitude and latitude, in degrees. */
type Point = readonly [number, number];

/**
 * The outlines of the land, as longitude and latitude in degrees, drawn by hand for a map of dots:
 * they're a few degrees off everywhere, so don't use them for anything more exact.
 */
const outlines = [
  // North and Central America
  `-168 66, -156 71, -128 70, -110 68, -95 70, -82 69, -79 63, -94 62, -94 58, -86 56,
    -80 52, -77 57, -77 62, -70 61, -65 59, -56 52, -66 45, -70 42, -76 35, -81 31, -80 25,
    -84 30, -90 29, -97 26, -97 21, -94 18, -90 21, -87 21, -88 16, -83 15, -83 10, -78 8,
    -85 11, -93 15, -105 20, -112 26, -115 31, -121 35, -124 42, -124 48, -132 55, -145 60,
    -152 59, -162 56, -158 59, -166 62`,
  // Greenland and Iceland
  `-73 78, -60 82, -30 83, -20 76, -22 70, -40 65, -45 60, -53 66, -56 72`,
  `-24 66, -13 66, -16 63, -23 63`,
  // South America
  `-79 8, -72 12, -62 10, -52 5, -50 0, -40 -3, -35 -7, -39 -15, -41 -22, -48 -26,
    -54 -34, -58 -38, -65 -42, -67 -48, -69 -54, -74 -52, -75 -45, -72 -35, -70 -20,
    -76 -14, -81 -6, -80 0`,
  // Africa and Madagascar
  `-17 15, -16 22, -10 30, -6 35, 10 37, 11 33, 20 31, 32 31, 35 27, 38 20, 43 12, 51 12,
    46 4, 40 -4, 40 -15, 35 -20, 33 -27, 28 -33, 19 -34, 15 -27, 12 -16, 13 -8, 9 -1, 9 4,
    4 6, -8 4, -13 9`,
  `43 -16, 50 -14, 49 -25, 44 -25`,
  // Europe and Asia
  `-9 37, -9 43, -2 44, -1 47, -4 48, 2 51, 8 54, 8 57, 11 57, 11 54, 20 55, 22 58, 29 60,
    22 60, 21 63, 25 66, 18 62, 17 57, 13 56, 10 59, 5 59, 6 63, 14 68, 25 71, 40 67,
    45 68, 60 69, 70 73, 80 73, 105 77, 113 74, 140 73, 160 70, 179 69, 179 65, 170 60,
    162 60, 162 55, 157 51, 155 58, 142 59, 135 54, 140 50, 135 43, 129 41, 129 36, 126 35,
    125 39, 121 39, 118 38, 121 32, 121 28, 115 23, 108 21, 106 19, 109 12, 105 9, 101 13,
    99 9, 103 4, 103 1, 99 7, 97 16, 91 22, 87 21, 80 15, 80 10, 77 8, 73 17, 72 21, 67 25,
    57 26, 56 27, 50 30, 48 30, 52 25, 59 22, 55 17, 45 13, 43 15, 39 21, 35 28, 35 32,
    36 36, 30 36, 27 37, 27 40, 40 41, 37 46, 31 46, 28 42, 24 40, 23 37, 19 41, 13 45,
    18 40, 16 38, 12 42, 8 44, 3 43, 0 39, -2 37, -6 36`,
  // Britain and Ireland, Japan, Sri Lanka
  `-6 50, 2 51, 1 53, -2 56, -2 59, -6 58, -3 54, -5 52`,
  `-10 51, -6 52, -6 55, -9 55`,
  `130 31, 135 34, 140 35, 141 41, 145 43, 141 46, 139 38, 132 36`,
  `79 9, 82 8, 81 6`,
  // Southeast Asia
  `95 6, 104 -2, 106 -6, 101 -3`,
  `105 -6, 115 -7, 115 -9, 106 -8`,
  `109 1, 117 7, 119 4, 116 -4, 110 -3`,
  `119 1, 125 1, 122 -5, 119 -5`,
  `131 -1, 141 -3, 151 -10, 141 -9, 138 -8, 132 -4`,
  `119 18, 122 19, 125 13, 127 6, 122 7, 120 13`,
  // Australia, Tasmania, New Zealand
  `113 -22, 122 -18, 130 -12, 136 -12, 136 -16, 141 -17, 142 -11, 146 -19, 153 -26,
    150 -37, 143 -39, 138 -35, 131 -31, 124 -33, 115 -34`,
  `144 -41, 148 -41, 147 -44`,
  `173 -34, 178 -38, 175 -41, 170 -47, 166 -46, 172 -41`,
].map(parse);

function parse(outline: string): Point[] {
  return outline.split(',').map((point) => {
    const [longitude = 0, latitude = 0] = point.trim().split(' ').map(Number);
    return [longitude, latitude];
  });
}

/** Whether a place lies on land. */
export function isLand(longitude: number, latitude: number): boolean {
  return outlines.some((outline) => encloses(outline, longitude, latitude));
}

/** A point is inside if a ray from it to the east crosses the outline an odd number of times. */
function encloses(outline: readonly Point[], x: number, y: number): boolean {
  const crossings = outline.filter(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  });
  return crossings.length % 2 === 1;
}
