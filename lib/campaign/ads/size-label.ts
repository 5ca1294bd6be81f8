/** `1200 × 628` */
export const sizeLabel = (size: string) => size.replace('x', ' × ');
