import { Filter, GlProgram } from 'pixi.js';

const vertex = `
in vec2 aPosition;
out vec2 vTextureCoord;
uniform vec4 uInputSize;
uniform vec4 uOutputFrame;
uniform vec4 uOutputTexture;
void main(void) {
  vec2 position = aPosition * uOutputFrame.zw + uOutputFrame.xy;
  position.x = position.x * (2.0 / uOutputTexture.x) - 1.0;
  position.y = position.y * (2.0 * uOutputTexture.z / uOutputTexture.y) - uOutputTexture.z;
  gl_Position = vec4(position, 0.0, 1.0);
  vTextureCoord = aPosition * (uOutputFrame.zw * uInputSize.zw);
}`;

/** Burned paper disappears behind a glowing line, and the paper ahead of the line turns brown. */
const fragment = `
in vec2 vTextureCoord;
out vec4 finalColor;
uniform sampler2D uTexture;
uniform vec4 uInputClamp;
uniform float uBurned;
float rough(vec2 p) {
  vec2 i = floor(p);
  vec2 f = fract(p);
  vec2 s = f * f * (3.0 - 2.0 * f);
  float a = fract(sin(dot(i, vec2(127.1, 311.7))) * 43758.5453);
  float b = fract(sin(dot(i + vec2(1.0, 0.0), vec2(127.1, 311.7))) * 43758.5453);
  float c = fract(sin(dot(i + vec2(0.0, 1.0), vec2(127.1, 311.7))) * 43758.5453);
  float d = fract(sin(dot(i + vec2(1.0, 1.0), vec2(127.1, 311.7))) * 43758.5453);
  return mix(mix(a, b, s.x), mix(c, d, s.x), s.y);
}
void main(void) {
  vec4 colour = texture(uTexture, vTextureCoord);
  vec2 uv = vTextureCoord / max(uInputClamp.zw, vec2(0.0001));
  float grain = rough(uv * 9.0) * 0.22 + rough(uv * 27.0) * 0.08;
  float edge = uv.x * 0.75 + uv.y * 0.25 + grain;
  float ahead = edge - uBurned * 1.45;
  if (ahead < 0.0) { finalColor = vec4(0.0); return; }
  float char = 1.0 - smoothstep(0.0, 0.2, ahead);
  float ember = 1.0 - smoothstep(0.0, 0.045, ahead);
  vec3 burnt = mix(colour.rgb, colour.rgb * vec3(0.24, 0.14, 0.08), char);
  burnt = mix(burnt, vec3(1.0, 0.58, 0.16) * colour.a, ember * ember);
  finalColor = vec4(burnt, colour.a);
}`;

let program: GlProgram | null = null;

export const burning = (): { filter: Filter; set(burned: number): void } => {
  program ??= GlProgram.from({ vertex, fragment, name: 'burn' });
  const filter = new Filter({ glProgram: program, resources: { burn: { uBurned: { value: 0, type: 'f32' } } } });
  return {
    filter,
    set: (burned) => {
      const uniforms = filter.resources.burn.uniforms as { uBurned: number };
      uniforms.uBurned = burned;
    },
  };
};
