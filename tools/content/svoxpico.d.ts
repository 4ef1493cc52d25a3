declare module '@echogarden/svoxpico-wasm' {
  type PicoModule = {
    HEAPU8: Uint8Array;
    FS: { writeFile(path: string, data: Uint8Array): void };
    getValue(pointer: number, type: 'i16' | 'i32'): number;
    _malloc(bytes: number): number;
    _pico_initialize(memory: number, size: number, system: number): number;
    _pico_loadResource(system: number, file: number, resource: number): number;
    _pico_getResourceName(system: number, resource: number, name: number): number;
    _pico_createVoiceDefinition(system: number, voice: number): number;
    _pico_addResourceToVoiceDefinition(system: number, voice: number, resource: number): number;
    _pico_newEngine(system: number, voice: number, engine: number): number;
    _pico_putTextUtf8(engine: number, text: number, size: number, taken: number): number;
    _pico_getData(engine: number, buffer: number, size: number, got: number, type: number): number;
  };
  export default function openPico(): Promise<PicoModule>;
}
