// Written by scripts/unicode-data.mjs from @unicode/unicode-15.0.0 (Unicode 15.0.0). Do not edit.

/** What each code point is, in runs from U+0000; `unicode.ts` reads it. */
export const RUNS =
  '.1aD8.0S1.0+o.4=o.zS.5S.=.2S.0S1C.0S0=.S1.=l.=t.=cfC7.2Ca.4S4.0=3.5C.C.fM25VMu+2C.=0.0=2S=.2S0=S=1.=.=i.=1p+c#2_4.=7+3k.M5=4k.+10.0=.4=13.6M17.M.M0.M0.M.6+p.2=2.rM9.3+uC=8MjD8.2=0M=2p.=M5.0M4=0M0.M2=0D8=1.0=.e+M=sMp.0=1#7_1a+10M9=.cD8+vM7=0.2=.0M.0+kM2=M7=M1=M3.g+nM1.2#8_9.3#7_m.=4.7M6=14Mm.Mv+1gM1=Mg=M5=8M0.0D8.=d+M1.=6.0=0.0=k.=5.=.1=2.0M=M5.0M0.0M1=.6M.2=0.=1M0.0D8=0.8=.M.0M1.+4.2=0.0=k.=5.=0.=0.=0.0M.M3.2M0.0M1.1M.5=2.=.5D8M0=1M.9M1.+7.=1.=k.=5.=0.=3.0M=M6.M1.M1.0=.d=0M0.0D8.7=M4.M1.+6.0=0.0=k.=5.=0.=3.0M=M5.0M0.0M1.5M1.2=0.=1M0.0D8.=.eM+.=4.1=1.=2.1=0.=.=0.1=0.1=1.1=a.2M3.1M1.M2.0=.4M.cD8.eM3+6.=1.=l.=e.0M=M5.M1.M2.5M0.=1.0=.0=0M0.0D8.e+M1.=6.=1.=l.=8.=3.0M=M5.M1.M2.5M0.4=0.=0M0.0D8.=0M.aM2+7.=1.=13M0=M5.M1.M2=.3=1M.5=1M0.0D8.8=4.M1.+g.1=m.=7.=.0=5.1M.2M4.M.M6.4D8.0M0.b+1aM=0M5.3=5M6.D8.11+0.=.=3.=m.=.=8M=0M7=.0=3.=.M5.D8.0=2.u+.9S.9M0.4D8.9M.M.M.2M0=6.=y.2Mi.M0=3M9.My.7M.1j+15Mi=D8.4=4M2=2M1=M1=0M5=1M2=bMa=MD8M2.0+10.=.3=.0=15.=2+2lH0=4d+1z.=2.0=5.=.=2.0=13.=2.0=v.=2.0=5.=.=2.0=d.=1j.=2.0=1t.0M1.u=e.e+2c.0=4.1+h6.0=f.+o.3+21.4=6.5+gM2.7=+gM1.9+gM0.a+b.=1.M0.a+1eV0Ms.1=.2=M.0D8.vV1.VD8.4+2f.5=3M0=wM=.3#v_1w.8+t.Ma.2Ma.8D8+s.0=3.9+16.2=o.4D8.10+lM3.2+1fM8.Mr.0MD8.4D8.b=.6Mt.1bM3+19Mf=6.1D8.fM7.aM1+sMb=0D8=4+10Mc.a+yMi.6D8.1=1D8+y.0#4_7.5#r_15.0=1.eM1.MjC2MC4MC0M1C.3#1_10#2_3#4_#1_1b#2_3#1_2#2_3#1_b#4_#1_1w#2_M1q#1_72#2_k.0=4.0=10.0=4.0=6.=.=.=.=t.0=1f.=5S=S1=1.=5S1=2.0=4.S1=bS1.0=1.=5S0.S9.4S.3S.aS1.6S.1S0.S0.2S.S.6S1.bS.5S.eS#1_.0S9=Sd.=b.9S.11Mv.dS0CS.S0C.SC8.CS.0C3.0S1.C.#2_.C.#1_0C0.C1=C5.SC2S.2C3.2=.S1a.1=0.2S.4S.S.S.3S0.gS.sS2.S.S.18S0.1S0.S0.kS2.3S0.S0.9S.2S.S1.S1.1S.gS1.S0.5Sf.0S8.5S0.dS.3S0.S3.0S2.14S2.4S2.1lS0.8jS3t.10fS.2tS1.2rS0.80+2m#1_u#3_2r.4=2M1=0.a#r_10.=.3=.0+1i.5=.dM#t_l.7=5.=5.=5.=5.=5.=5.=5.=5.Mu.19C.31S.29S.aS5w.14S.2+C.xM4.C3S.S1=C.2=2c.0M0S0=1.=2g.C=1.3+15.#s_1dH=14.1Sc#1h_u.1a#1g_eSt.S12.6S19.Sam=532.1q=g72+wb.1t+18.0+7f.1=eD8=0.i#4_19M2.M8.=tM0+1w.8M0.zC7.0#1_2sC.0=1q.3=0.=.=3.m=c+0M=1M=2M=lM3.2M.h+1e.aM0+1cMg.8D8.4Mg#d_4.1=.=0MD8+qM6.0+lMb.a#s_r.1M2+19Mc.cCD8.4#q_3M=8D8=3.+13Mc.7=1M=6M0.0D8.4#q_l.1=M1=0+1aM=M1=0M0=3M0=M=.m=1.0+9M3.0=1M0.8#t_4.0=4.0=4.7=5.=5.#1_15.=7#2_#1_2.4#u_26#1u_xM6.M0.0D8.4#s_8ma.a=l.2=1b.6iq#1g_a4.0=2w.10#1_5.a#5_3.3#6_M=8S=b.=3.=.=0.=0.=8#7_2o.v=a1.g=1q.0=1g.12=aS.1VeS8.4MeSj.0Sa.Sh.S2.2=3.=3p.2SdD8S5#1_oS4=oS9#1g_8C=17C0H#s_s.1=4.0=4.0=4.0=1.1S5.S5.f+a.=o.=h.=0.=d.0=c.w=3d.74M.3k+r.1+1b.dM.t+u.b=1+f.=6.4+10M3.3+s.0+y.2=6.1a+26+1a+s.0D8.4+y.2=y.2+12.6+1e.a+9.=d.=5.=0.=9.=d.=5.=0.1t+8l.7=k.8=6.m#1_4.=14.=7.1v+4.0=.=16.=0.1=.0=+k.8+l.7+t.1r+h.=0.8+k.8+o.1w+u+m.4=0.1q+M1.M0.3M2=2.=1.=r.0M1.2M.u+r.1+r.x+6.=qM0.n+1g.8+k.8+h.b+g.30+1z.1h+1d.b=1d.b+yM2.6D8.90+14.M0.1=0.21M1+r.8=.6+kM9.t+gM2.14+j.p+l.7M1+1fMd.tD8M=0M0=.7M2+17M9.5M.b+n.5D8.4M1+yMc.D8.2=M0=.6+xM.0=.7M1+1aMc=2.2M2.M0D8=.=.x+g.=nMa.4M=0M.1o+5.=.=2.=d.=8.5+19Ma.3D8.4M2.+6.0=0.0=k.=5.=0.=3.M0=M5.0M0.0M1.0=.4M.3=3M0.0M5.1M3.3t+1fMg=2.3D8.2M=1.s+1aMi=0.=.6D8.4k+19M5.0M7.l=2M0.w+1aMf.1=.9D8.10+15Mb=.5D8.1g+p.0Md.2D8.4=5.53+16Md.2r+1qD8.j=+5.0=.0=6.=0.=mM4.M0.0M2=M=M0.aD8.1w+6.0=11M5.0M5=.=M.p+M8=12M5=M2.6M.6+M9=18Me.1=.g#v_e+1j.79+7.=zM6.M6=.dD8.m+s.0Mk.Mc.1z+5.=0.=10M4.1M.M0.M5=M.6D8.4+4.=0.=uM3.M0.M3=.5D8.8k+hM2.7M0+M=b.=wM5.1M3.bD8.2c#1j_.25+pk.6c=5e.216+2n.d+tq.eM=4Md.33c+g5.6nr#1l_fr.5+t.D8.4+25.D8.4+s.0M3.9+1aM5.7=2.aD8.7=j.3=h.j2+1q.3i+21.2M=M1h.5M2=b.1q++.#1g_M.9M0.c#44_4qe.6=la+d0.14#44_7.6w5#1g_2.=5.=0.=81.d=.r=1.0=.c=2.6#45_ay.1s2+2x.3=b.1=7.5=8.1M0.3mnM18.0Ml.emS0.3S5M3.1M4.6M6.0M5.sM2.9S6.3jM1.c9C2b.C1x.C0.0C.0C0.0C2.Ca.C.C5.C1r.C2.0C6.C5.Cq.C2.C3.C.1C5.C9e.0CnSCnSCtSCnSCtSCnSCtSCnSCtSCnSC6.0D1c.e6M1h.2M1c.6M.cM.kM3.Md.um#1_t.4=4.5vM5.Mf.0M5.M0.M3.3#4_1o.vM.32+17.1M5=5.0D8.2=.8v+sM.f+16M2D8.d0+qM2D8.kk#t_5.=2.=0.=d.+5f.9M5.13+1uM5=.2D8.x0#7_2.=p.=0.=.0=.=8.=2.=.=.4=.2=.=.=.=1.=0.=.0=.=.=.=.=.=0.=.0=2.=5.=2.=2.=.=8.=f.3=1.=3.=f.g2S9.3St.Su.oS1.xS.31S1.bS16.2S7.5S0.1wcD8.sk#1g_wym.u=37c.4=64.0=4g0.c=5rj.2e5=f0.15s=3t5.3=38e.f9e6V6m';

/** Letters of two scripts: the code point and the second script's number. */
export const ALSO_IN: readonly (readonly [number, number])[] = [
  [43251, 18],
  [65010, 9],
];

/** Full case folding beyond toLowerCase: first code point, how many, distance. */
export const FOLD_RUNS: readonly (readonly [number, number, number])[] = [
  [837, 1, 116],
  [962, 1, 1],
  [5112, 6, -8],
  [7296, 1, -6222],
  [7297, 1, -6221],
  [7298, 1, -6212],
  [7299, 2, -6210],
  [7301, 1, -6211],
  [7302, 1, -6204],
  [7303, 1, -6180],
  [7304, 1, 35267],
  [43888, 80, -38864],
];

/** Full case folding to more than one character. */
export const FOLD_SPELLED: readonly (readonly [string, string])[] = [['ß', 'ss']];

/** White_Space, and U+FEFF. */
export const WHITE =
  '\t\n\u000b\f\r \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
