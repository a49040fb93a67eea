import { z } from 'zod';

/** JSON Schema of what may be sent in this shape. */
export function schemaOf(shape: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return schema;
}
