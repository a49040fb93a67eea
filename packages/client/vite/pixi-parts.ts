import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What the table uses of Pixi, each with its module. */
const PARTS: Record<string, string> = {
  CanvasSource: 'rendering/renderers/shared/texture/sources/CanvasSource',
  Container: 'scene/container/Container',
  Filter: 'filters/Filter',
  GlProgram: 'rendering/renderers/gl/shader/GlProgram',
  Mesh: 'scene/mesh/shared/Mesh',
  MeshGeometry: 'scene/mesh/shared/MeshGeometry',
  MeshRope: 'scene/mesh-simple/MeshRope',
  Point: 'maths/point/Point',
  Sprite: 'scene/sprite/Sprite',
  Texture: 'rendering/renderers/shared/texture/Texture',
  Ticker: 'ticker/Ticker',
  WebGLRenderer: 'rendering/renderers/gl/WebGLRenderer',
};

/** Parts of Pixi that its renderer names and the table never comes to: WebGPU, vector graphics, 2D canvas, files, masks, pictures of the table. */
const NEVER: Record<string, readonly string[]> = {
  'filters/CanvasFilterSystem': ['CanvasFilterSystem'],
  'rendering/mask/alpha/AlphaMaskPipe': ['AlphaMaskPipe'],
  'rendering/mask/stencil/StencilMaskPipe': ['StencilMaskPipe'],
  'rendering/renderers/gl/texture/uploaders/glUploadCompressedTextureResource': ['glUploadCompressedTextureResource'],
  'rendering/renderers/gl/texture/uploaders/glUploadVideoResource': ['glUploadVideoResource'],
  'rendering/renderers/gpu/GpuUboSystem': ['GpuUboSystem'],
  'rendering/renderers/shared/extract/ExtractSystem': ['ExtractSystem'],
  'rendering/renderers/shared/extract/GenerateTextureSystem': ['GenerateTextureSystem'],
  'scene/graphics/gl/GlGraphicsAdaptor': ['GlGraphicsAdaptor'],
  'scene/particle-container/shared/ParticleBuffer': ['ParticleBuffer'],
  'unsafe-eval/particle/generateParticleUpdatePolyfill': ['generateParticleUpdatePolyfill'],
  'unsafe-eval/ubo/generateUboSyncPolyfill': ['generateUboSyncPolyfillSTD40', 'generateUboSyncPolyfillWGSL'],
};

/** What reads colours written as in style sheets: ours are `#rrggbb`, and Pixi refuses all that cannot be read. */
const COLOUR_READERS: Record<string, string> = {
  '@pixi/colord': `
    const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
    export const extend = () => undefined;
    export const colord = (value) => {
      const [, r, g, b] = HEX.exec(value)?.map((part) => Number.parseInt(part, 16)) ?? [];
      return { isValid: () => r !== undefined, rgba: { r, g, b, a: 1 } };
    };`,
  '@pixi/colord/plugins/names': 'export default () => undefined;',
};

const ENTRY = '\0pixi.js';
const STUB = '\0pixi-never:';

/**
 * Pixi's entry brings all its renderers, texts, loaders and shapes along, for their registration can't be shaken off.
 * For the build it is replaced by the parts that the table uses; what another module of ours asks of it fails the build.
 */
export const pixiParts = (): Plugin => {
  const lib = dirname(fileURLToPath(import.meta.resolve('pixi.js')));
  const file = (module: string) => join(lib, `${module}.mjs`);
  const stubs = new Map(Object.entries(NEVER).map(([module, names]) => [file(module), names]));
  return {
    name: 'pixi-parts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === 'pixi.js') return ENTRY;
      if (Object.hasOwn(COLOUR_READERS, id)) return STUB + id;
      if (!importer?.startsWith(lib) || !id.startsWith('.')) return null;
      const path = join(dirname(importer), id);
      return stubs.has(path) ? STUB + path : null;
    },
    load(id) {
      if (id === ENTRY) {
        const parts = Object.entries(PARTS).map(([name, module]) => `export { ${name} } from ${JSON.stringify(file(module))};`);
        // Canvases become textures by this class; Pixi's entry registers it among others.
        const register = [
          `import { extensions } from ${JSON.stringify(file('extensions/Extensions'))};`,
          `import { CanvasSource as C } from ${JSON.stringify(file(PARTS.CanvasSource as string))};`,
          'extensions.add(C);',
        ];
        return { code: [...parts, ...register].join('\n'), moduleSideEffects: true };
      }
      if (!id.startsWith(STUB)) return null;
      const reader = COLOUR_READERS[id.slice(STUB.length)];
      if (reader !== undefined) return reader;
      // A registration without an extension's data would be refused.
      return (stubs.get(id.slice(STUB.length)) ?? [])
        .map((name) => `export class ${name} { static extension = { type: [], name: '${name}' } }`)
        .join('\n');
    },
  };
};
