export { ALLOWED, type DrawingFault, LIMITS, sayDrawingFault } from './faults.js';
export { type Outline, outlineOf } from './outline.js';
export { type Drawing, type ReadDrawing, readDrawing } from './read.js';
